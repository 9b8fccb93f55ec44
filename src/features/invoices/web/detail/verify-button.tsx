import { Button } from '#platform/web/controls/button.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import type { ActContext } from '#platform/web/use-act.ts';
import type { InvoiceView } from '../../contract/invoice-schemas.ts';
import { useInvoiceAct } from '../invoice-api.ts';

interface VerifyButtonProps {
  invoice: InvoiceView;
  verify: (input: { requestNo: string }, context: ActContext) => Promise<unknown>;
}

/** Asks the tax platform what the invoice is worth there; the answer comes behind. */
export function VerifyButton({ invoice, verify }: VerifyButtonProps) {
  const act = useInvoiceAct();
  const { requestNo, invoiceNo } = invoice;
  if (!invoiceNo) return null;
  return (
    <>
      <Button
        size="sm"
        busy={act.busy}
        onClick={() => void act.run((context) => verify({ requestNo }, context), '已提交查验，稍后显示结果')}
      >
        查验发票
      </Button>
      <ProblemWords>{act.problem}</ProblemWords>
    </>
  );
}
