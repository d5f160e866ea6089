/** Selectors of functions of system contracts. A test compares them with the ABIs. */
export const SELECTORS = {
  'StakeHub.getValidators(uint256,uint256)': '0xbff02e20',
  'StakeHub.getValidatorDescription(address)': '0xa43569b3',
  'StakeHub.getValidatorBasicInfo(address)': '0xcbb04d9d',
  'StakeHub.getValidatorElectionInfo(uint256,uint256)': '0x63a036b5',
  'StakeHub.getValidatorCommission(address)': '0x6ec01b27',
  'StakeHub.getValidatorRewardRecord(address,uint256)': '0xf80a3402',
  'StakeHub.getValidatorTotalPooledBNBRecord(address,uint256)': '0x8cd22b22',
  'StakeCredit.totalPooledBNB()': '0x15d1f898',
  'StakeCredit.balanceOf(address)': '0x70a08231',
  'StakeCredit.getPooledBNB(address)': '0x0913db47',
  'StakeCredit.pendingUnbondRequest(address)': '0x038c0023',
  'StakeCredit.unbondRequest(address,uint256)': '0xd241c1ea',
  'GovToken.balanceOf(address)': '0x70a08231',
  'GovToken.getVotes(address)': '0x9ab24eb0',
  'GovToken.delegates(address)': '0x587cde1e',
  'SlashIndicator.getSlashIndicator(address)': '0x37c8dab9',
  'SlashIndicator.getSlashThresholds()': '0x8256ace6',
  'ValidatorSet.getTurnLength()': '0x8c5d749d',
  'ValidatorSet.getMiningValidators()': '0x4df6e0c3',
  'ValidatorSet.getWorkingValidatorCount()': '0xd68fb56a',
  'ValidatorSet.getCurrentValidatorIndex(address)': '0x8d19a410',
  'ValidatorSet.isCurrentValidator(address)': '0x55614fcc',
  'ValidatorSet.validatorExtraSet(uint256)': '0xfd4ad81f',
  'ValidatorSet.maintainSlashScale()': '0x8b5ad0c9',
} as const;

export type Known = keyof typeof SELECTORS;
