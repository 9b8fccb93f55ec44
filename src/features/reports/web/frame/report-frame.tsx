import type { ReactNode } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { Choices, KeptFilter, ReportPage } from '../../contract/saved-schemas.ts';
import type { FilterSearch } from '../address/report-search.ts';
import { ClosingButton } from '../closing/closing-button.tsx';
import { ReportFilterBar } from '../filters/filter-bar.tsx';
import type { Taken } from '../filters/taken.ts';
import { SavedMenu } from '../saved/saved-menu.tsx';
import styles from './frame.module.css';

type ReportFrameProps = {
  page: ReportPage;
  title: string;
  search: FilterSearch;
  choices: Choices;
  address: ListAddress;
  /** The address as a name would keep it. */
  now: KeptFilter;
  /** Parts of the page. */
  tabs?: ReactNode;
  /** The file of what is on show. */
  tools?: ReactNode;
  /** What the numbers below are narrowed by. */
  taken: Taken;
  children: ReactNode;
};

/** What all reports have: title, parts, the one filter, names for it; below it the report. */
export function ReportFrame(props: ReportFrameProps) {
  const { page, title, search, choices, address, now, tabs, tools, taken, children } = props;
  return (
    <Stack gap={12} className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <Row gap={8} looks={['wrap', 'end']} className={styles.tools}>
          <ClosingButton />
          <Button onClick={() => window.print()}>打印</Button>
          {tools}
        </Row>
      </div>
      <Card className={styles.conditions}>
        {tabs}
        <ReportFilterBar search={search} choices={choices} address={address} taken={taken}>
          <SavedMenu page={page} now={now} address={address} />
        </ReportFilterBar>
      </Card>
      {children}
    </Stack>
  );
}
