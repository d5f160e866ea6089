import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Fuse from './Fuse';

export default function InsideLayout(): ReactNode {
  return (
    <Layout title="A page that crashes">
      <Fuse />
    </Layout>
  );
}
