import type { DialogProps } from '#platform/web/overlays/dialog-props.ts';
import { lateComponent } from '#platform/web/overlays/late-component.ts';

/** What a person tells about a search: what is wrong with the results, or what should be found for them. */
export type ReportKind = 'opinion' | 'sourcing';

export interface SearchReportProps extends Pick<DialogProps, 'onClose'> {
  kind: ReportKind;
  keyword: string;
  searchId: string;
}

/** The form comes with its first use: most searches find what was wanted. */
export const searchReport = lateComponent<SearchReportProps>(
  async () => (await import('./search-report-dialog.tsx')).default,
);
