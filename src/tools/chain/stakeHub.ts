/** Functions of StakeHub and of credit contracts by their first four bytes. */
export const SELECTORS = {
  'getValidators(uint256,uint256)': '0xbff02e20',
  'getValidatorElectionInfo(uint256,uint256)': '0x63a036b5',
  'getValidatorDescription(address)': '0xa43569b3',
  'getValidatorCommission(address)': '0x6ec01b27',
  'getValidatorRewardRecord(address,uint256)': '0xf80a3402',
  'getValidatorTotalPooledBNBRecord(address,uint256)': '0x8cd22b22',
  'totalPooledBNB()': '0x15d1f898',
} as const;
