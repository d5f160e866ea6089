import type {Draft} from './draft';
import type {OwnSchema} from './schema';

export interface FieldProps {
  readonly schema: OwnSchema;
  readonly draft: Draft;
  readonly path: string;
  /** Name of the field; without one the surrounding field names it. */
  readonly label?: string;
  /** In place of the schema's own description. */
  readonly description?: string;
  readonly isRequired?: boolean;
  /** Null says the same as leaving the field out, and is not offered. */
  readonly canBeAbsent?: boolean;
  readonly onChange: (draft: Draft) => void;
  /** Takes the field out of the form. */
  readonly onRemove?: () => void;
}
