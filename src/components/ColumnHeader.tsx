import type {ComponentProps, ReactNode} from 'react';

/** A column's header. The empty corner above a column of names is no header: it would be announced as one without words. */
export default function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
