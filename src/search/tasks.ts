/** Tasks of one kind of reader, which the search offers before anything is typed. */
export interface ReaderTasks {
  /** Who does them: `Stakers`. */
  readonly reader: string;
  readonly tasks: readonly Task[];
}

export interface Task {
  readonly label: string;
  /** Address within the version, later on the site: `/staking/user-guide#delegate`. */
  readonly to: string;
}
