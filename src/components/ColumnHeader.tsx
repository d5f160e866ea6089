import type {ComponentProps, ReactNode} from 'react';

/**
 * A column header. The empty corner cell above a column of names is not a header: screen readers would announce it
 * without text.
 */
export default function ColumnHeader(props: ComponentProps<'th'>): ReactNode {
  return props.children === undefined ? <td {...props} /> : <th {...props} />;
}
