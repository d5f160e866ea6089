import type {HighlightedBlock} from '@site/src/highlight/block';
import {useEffect, useState, type ReactNode} from 'react';
import Code from './Code';
import Frame from './Frame';
import styles from './styles.module.css';

export interface Props {
  readonly code: string;
  readonly language: string;
  readonly title: ReactNode;
  readonly className: string | undefined;
  readonly metastring: string | undefined;
  readonly firstLine: number | undefined;
}

/** Code that no page was built with: plain until the highlighter is loaded, and when that fails. */
export default function OnDemand(props: Props): ReactNode {
  const {code, language, metastring, firstLine, title, className} = props;
  const [block, setBlock] = useState<HighlightedBlock>();
  useEffect(() => {
    let wanted = true;
    import('@site/src/highlight/block').then(
      ({highlightBlock}) => {
        if (wanted) setBlock(highlightBlock(code, language, metastring, firstLine));
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [code, language, metastring, firstLine]);
  return (
    <Frame language={language} title={block?.title ?? title} className={className}>
      {block ? (
        <Code html={block.html} firstLine={block.firstLine} />
      ) : (
        <code className={styles.code}>{code}</code>
      )}
    </Frame>
  );
}
