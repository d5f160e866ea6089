import type {FactsOf} from '../types';

/** The contract that knows validators. */
export interface ValidatorIdsFacts {
  readonly stakeHub: string;
}

export const validatorIdsFacts: FactsOf<ValidatorIdsFacts> = ({contracts}) => {
  const address = contracts.StakeHub?.address;
  if (address === undefined)
    throw new Error('The tool of identities asks StakeHub. Expected it in _data/contracts.json.');
  return {stakeHub: address};
};
