import type { ComponentProps, ReactNode } from 'react';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { QuoteTag } from './quote-tag.tsx';
import { ReplacementNotice } from './replacement-notice.tsx';

type NoticeProps = ComponentProps<typeof ReplacementNotice>;

type FrameProps = {
  quote: { quoteNo: string; status: string; statusLabel: string } & Omit<NoticeProps, 'hrefOf'>;
  /** Whose it is and what was promised, in a line. */
  note: string;
  actions: ReactNode;
  /** Where the quotes beside it are read. */
  hrefOf: NoticeProps['hrefOf'];
  children: ReactNode;
};

/** Page of one quote on either side: its number and state, what may be done, and what took its place. */
export const QuoteFrame = ({ quote, note, actions, hrefOf, children }: FrameProps) => (
  <DetailPage
    title="报价"
    number={quote.quoteNo}
    status={<QuoteTag status={quote.status} label={quote.statusLabel} />}
    note={note}
    actions={actions}
  >
    <ReplacementNotice {...quote} hrefOf={hrefOf} />
    {children}
  </DetailPage>
);
