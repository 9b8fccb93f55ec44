import { useRouter } from '@tanstack/react-router';
import { deskQuoteHref } from '#business/paths/rules/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { quoteDeskApi } from '../quote-api.ts';

type Props = {
  enquiryNo: string;
  /** What the reader may do with the enquiry. */
  acts: readonly string[];
  /** Its latest quote, begun or sent. */
  quoteNo: string | null;
  /** Beside others in a row of a table: small, and named by its enquiry. */
  inRow?: boolean;
};

/** From the enquiry to its quote by one press: it is taken in hand and begun, or gone on with where it was begun. */
export function StartQuoteButton({ enquiryNo, acts, quoteNo, inRow = false }: Props) {
  const router = useRouter();
  const act = useAct({ passing: true, staleAfter: 'any' });
  const size = inRow ? 'sm' : undefined;
  if (quoteNo) {
    return (
      <ButtonLink kind={inRow ? 'quiet' : 'primary'} size={size} href={deskQuoteHref(quoteNo)}>
        {inRow ? quoteNo : '打开报价'}
      </ButtonLink>
    );
  }
  if (!acts.includes('quote')) return inRow ? '—' : null;
  const start = async () => {
    let begun = '';
    const done = await act.run(async (context) => {
      ({ quoteNo: begun } = await quoteDeskApi.call.fromEnquiry({ enquiryNo }, context));
    }, '已开始报价');
    if (done) await router.navigate({ href: deskQuoteHref(begun) });
  };
  return (
    <Button
      kind={inRow ? undefined : 'primary'}
      size={size}
      busy={act.busy}
      aria-label={inRow ? `开始报价 ${enquiryNo}` : undefined}
      onClick={() => void start()}
    >
      开始报价
    </Button>
  );
}
