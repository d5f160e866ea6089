import PageAsMarkdown from '@site/src/components/PageAsMarkdown';
import PageChanges from '@site/src/components/PageChanges';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Adds the page as Markdown to the line of the breadcrumbs, and below it what differs from other versions. */
export default function DocBreadcrumbsWithMarkdown(): ReactNode {
  return (
    <>
      <div className={styles.line}>
        <DocBreadcrumbs />
        <PageAsMarkdown />
      </div>
      <PageChanges />
    </>
  );
}
