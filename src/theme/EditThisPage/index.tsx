import ReportProblem from '@site/src/components/ReportProblem';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import type {ReactNode} from 'react';

/** Adds a link that reports a problem. */
export default function EditOrReport(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
    </>
  );
}
