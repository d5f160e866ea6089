import type {ComponentType} from 'react';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import ColumnHeader from '@site/src/components/ColumnHeader';
import Diagram from '@site/src/components/Diagram';
import {withErrorBoundary} from '@site/src/components/ErrorBoundary';
import GlossaryTerm from '@site/src/components/GlossaryTerm';
import ScrollableTable from '@site/src/components/ScrollableTable';

const components: Readonly<Record<string, unknown>> = {
  ...(MDXComponents as object),
  CodeBlock,
  Diagram,
  GlossaryTerm,
  table: ScrollableTable,
  th: ColumnHeader,
};

/** Plain elements, of which a page has thousands, and elements that must be direct children of their parent. */
const PLAIN: readonly string[] = ['Head', 'a', 'code', 'li', 'th', 'ul'];

export default Object.fromEntries(
  Object.entries(components).map(([name, component]) => [
    name,
    PLAIN.includes(name) ? component : withErrorBoundary(component as ComponentType<object>),
  ]),
);
