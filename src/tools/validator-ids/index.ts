import {defineTool} from '../define';
import {textField} from '../fields';
import {jailText} from '../jail';
import {momentIn} from '../moment';
import {Fault, type Block} from '../types';
import type {ValidatorIdsFacts} from './facts';
import {readIdentity, type Identity} from './identity';
import type {Found} from './lookUp';
import {checkVoteKey} from './voteKey';

/** A public key made up for this example. */
const EXAMPLE =
  '0xb2b52dd9f43596be17aa045220b14d0e89804dd999f88c7cf8d9638f3441ad92579cdd1e650dc1268d5e701cc9c17ede';

const ROLES: Readonly<Record<Found['role'], string>> = {
  operator: 'operator',
  consensus: 'consensus address',
  agent: 'agent',
  vote: 'vote key',
};

const NOBODY = /^0x0*$/u;

function voteNote(vote: string): {note: string; tone: 'good' | 'bad'} {
  try {
    checkVoteKey(vote.slice(2));
    return {
      note: 'Valid key. Account 0 of the machine’s BLS wallet must be the same.',
      tone: 'good',
    };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return {note: error.message, tone: 'bad'};
  }
}

function foundBlocks(found: Found): Block[] {
  return [
    {
      kind: 'values',
      rows: [
        {label: 'Operator', value: {code: found.operator}},
        {label: 'Consensus address', value: {code: found.consensus}},
        {label: 'Vote key', value: {code: found.vote}, ...voteNote(found.vote)},
        {
          label: 'Agent',
          value: NOBODY.test(found.agent) ? 'None' : {code: found.agent},
        },
        {
          label: 'State',
          value: found.isJailed ? jailText(found.jailedUntil * 1000, found.at) : 'Not jailed',
          tone: found.isJailed ? 'bad' : 'good',
        },
      ],
    },
  ];
}

function checkedBlocks({kind, text}: Identity): Block[] {
  const isVote = kind === 'vote';
  return [
    {
      kind: 'values',
      rows: [
        {label: isVote ? 'Vote key' : 'Address', value: {code: text}},
        {
          label: 'Form',
          value: isVote
            ? '48 bytes, a point of BLS12-381 in the right group'
            : '20 bytes, with its checksum',
          tone: 'good',
          note: 'Whether a validator has it, only a chain knows: press the button above.',
        },
      ],
    },
  ];
}

/** Operator, consensus address, vote key and agent of a validator, from any of them. */
export default defineTool<ValidatorIdsFacts, ReturnType<typeof fields>, Found>({
  title: 'Which validator is it?',
  asks: 'public',
  fields,
  actions: {
    lookUp: ({stakeHub}) => ({
      label: 'Look it up',
      async run({values, asked, say}) {
        const node = await asked();
        say('Reading StakeHub …');
        const {lookUp} = await import('./lookUp');
        return {reading: await lookUp(values.identity, node, stakeHub)};
      },
    }),
  },
  compute({identity}, _, found) {
    if (found?.of !== identity.text)
      return {
        summary: identity.kind === 'vote' ? 'A valid vote key.' : 'A valid address.',
        blocks: checkedBlocks(identity),
      };
    const role = `the ${ROLES[found.role]} of a validator`;
    return {
      summary:
        found.replacedAt === 0
          ? `On ${found.chain}, this is ${role}.`
          : `On ${found.chain}, this was ${role}: it was replaced at ${momentIn('UTC', found.replacedAt * 1000)}.`,
      blocks: foundBlocks(found),
    };
  },
});

function fields() {
  return {
    identity: textField({
      label: 'Operator, consensus address, agent or vote key',
      initial: EXAMPLE,
      read: readIdentity,
    }),
  };
}
