import {Children, Fragment, type ComponentProps, type ReactNode} from 'react';
import {partsOfName} from '../TOC/breakNames';

/**
 * A level 3 heading with a long name, such as of a method: on phones it may break between the words of the name. The
 * link after the name stays.
 */
export default function MethodHeading({children, ...props}: ComponentProps<'h3'>): ReactNode {
  const [name, ...rest] = Children.toArray(children);
  return (
    // eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- it is what that component renders
    <h3 {...props}>
      {partsOfName(name as string).map((part, index) => (
        // Keyed by position: a name may contain a word twice.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {rest}
    </h3>
  );
}
