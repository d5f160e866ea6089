import {Children, Fragment, type ComponentProps, type ReactNode} from 'react';
import {partsOfName} from '../TOC/breakNames';

/**
 * A heading of level 3 that is a long name, such as of a method: on a phone it goes on in the next line where a word of it
 * begins. What follows the name, its link, stays.
 */
export default function MethodHeading({children, ...props}: ComponentProps<'h3'>): ReactNode {
  const [name, ...rest] = Children.toArray(children);
  return (
    // eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- it is what that component renders
    <h3 {...props}>
      {partsOfName(name as string).map((part, index) => (
        // By place: a name may have a word twice.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
      {rest}
    </h3>
  );
}
