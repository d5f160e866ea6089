import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly words: readonly string[];
  readonly onChoose: (word: string) => void;
}

/** Offers words of the site in place of a query without hits. */
export default function Nearest({words, onChoose}: Props): ReactNode {
  if (words.length === 0) return null;
  return (
    <p className={styles.nearest}>
      <Translate id="site.search.nearest">Did you mean:</Translate>{' '}
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className={styles.word}
          onClick={() => {
            onChoose(word);
          }}>
          {word}
        </button>
      ))}
    </p>
  );
}
