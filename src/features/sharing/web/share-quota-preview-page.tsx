import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { QUOTE_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { SHARED_QUOTE_PATH } from '#business/paths/rules/public.ts';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { orNotFound } from '#platform/web/or-not-found.ts';
import { MakeLink } from './make-link.tsx';
import { quotePreviewQuery } from './share-api.ts';
import styles from './shared-page.module.css';
import { SharedQuoteView } from './shared-quote-view.tsx';

interface PreviewAddress {
  quoteNo?: string;
  /** False: what the receiver sees of a link without money. */
  prices?: boolean;
}

export const Route = createFileRoute('/_mobile/shareQuota/preview.html')({
  validateSearch: ({ quoteNo, prices }: Record<string, unknown>): PreviewAddress => ({
    ...(typeof quoteNo === 'string' && QUOTE_NUMBER.whole.test(quoteNo) ? { quoteNo } : {}),
    ...(prices === false || prices === 'false' ? { prices: false } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { quoteNo, prices = true } }) => {
    if (!quoteNo) throw notFound();
    await orNotFound(context.queryClient.ensureQueryData(quotePreviewQuery(quoteNo, prices)));
  },
  component: PreviewPage,
});

/** What the receiver of a link will see, before it is given away. */
function PreviewPage() {
  const { quoteNo = '', prices = true } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(quotePreviewQuery(quoteNo, prices));
  return (
    <div className={styles.page}>
      <p className={styles.notice}>预览：对方打开链接看到的内容如下，姓名已打码，不含沟通记录和附件。</p>
      <SharedQuoteView quote={data}>
        <MakeLink
          key={String(prices)}
          url={`${SHARED_QUOTE_PATH}?quoteNo=${quoteNo}`}
          prices={prices}
          label="报价分享链接"
          beside={
            <Checkbox
              label="显示价格和金额"
              checked={prices}
              onChange={({ target }) =>
                void navigate({ search: { quoteNo, ...(target.checked ? {} : { prices: false }) }, replace: true })
              }
            />
          }
        />
      </SharedQuoteView>
    </div>
  );
}
