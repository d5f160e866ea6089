import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-original/MDXComponents';
import ColumnHeader from '@site/src/components/ColumnHeader';
import Diagram from '@site/src/components/Diagram';
import GlossaryTerm from '@site/src/components/GlossaryTerm';
import RpcMethodFilter from '@site/src/components/RpcMethodFilter';
import RpcRequest from '@site/src/components/RpcRequest';
import ScrollableTable from '@site/src/components/ScrollableTable';

export default {
  ...MDXComponents,
  CodeBlock,
  Diagram,
  GlossaryTerm,
  RpcMethodFilter,
  RpcRequest,
  table: ScrollableTable,
  th: ColumnHeader,
};
