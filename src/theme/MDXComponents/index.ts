import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '@site/src/components/Diagram';
import GlossaryTerm from '@site/src/components/GlossaryTerm';
import ScrollableTable from '@site/src/components/ScrollableTable';

export default {...MDXComponents, Diagram, GlossaryTerm, table: ScrollableTable};
