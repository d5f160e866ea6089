import Translate from '@docusaurus/Translate';
import type {PageChanges} from '@site/src/changes/files';
import type {ReactNode} from 'react';
import styles from './marked.module.css';

/** Values of this page that differ, with what they mean. */
export default function Values({changes}: {readonly changes: PageChanges}): ReactNode {
  const {values, since, version} = changes;
  return (
    <table className={styles.values}>
      <caption>
        <Translate id="site.changes.values">Values on this page</Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="site.changes.value">Value</Translate>
          </th>
          <th scope="col">{since}</th>
          <th scope="col">{version}</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({key, meaning, from = '–', to = '–'}) => (
          <tr key={key}>
            <th scope="row">{meaning}</th>
            <td>{from}</td>
            <td>{to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
