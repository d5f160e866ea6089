/** Functions of ValidatorSet by their first four bytes. */
export const VALIDATOR_SET = {
  'getTurnLength()': '0x8c5d749d',
  'getMiningValidators()': '0x4df6e0c3',
} as const;
