import MDXComponents from '@theme-original/MDXComponents';
import Diagram from '@site/src/components/Diagram';
import GlossaryTerm from '@site/src/components/GlossaryTerm';
import RpcMethodFilter from '@site/src/components/RpcMethodFilter';
import ScrollableTable from '@site/src/components/ScrollableTable';

export default {
  ...MDXComponents,
  Diagram,
  GlossaryTerm,
  RpcMethodFilter,
  table: ScrollableTable,
};
