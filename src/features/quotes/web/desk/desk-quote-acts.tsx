import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { deskQuoteHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { AskDialog } from '#platform/web/overlays/ask-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskAct, DeskQuote } from '../../contract/quote-desk-schemas.ts';
import styles from '../quote.module.css';
import { quoteDeskApi } from '../quote-api.ts';

type Asking = 'ask' | 'close' | 'back';

const DIALOGS = {
  ask: { title: '向客户询问', label: '要问的内容', confirm: '发送问题', done: '已发送给客户' },
  close: { title: '关闭报价', label: '原因', confirm: '关闭报价', done: '报价已关闭' },
  back: { title: '退回修改', label: '退回的原因', confirm: '退回', done: '已退回' },
} as const;

/** A new quote in the place of one that was sent; one that was begun is gone on with. */
function ReplaceButton({ quote: { quoteNo, version, replacedBy } }: { quote: DeskQuote }) {
  const router = useRouter();
  const act = useAct();
  const replace = async () => {
    let next = '';
    const begun = await act.run(async (context) => {
      ({ quoteNo: next } = await quoteDeskApi.call.replace({ quoteNo, version }, context));
    }, '已建立替代报价的草稿，发出后原报价失效');
    if (begun) await router.navigate({ href: deskQuoteHref(next) });
  };
  return (
    <>
      {act.problem && (
        <span className={styles.problem} role="alert">
          {act.problem}
        </span>
      )}
      <Button busy={act.busy} onClick={() => void replace()}>
        {replacedBy ? '继续重新报价（替代）' : '重新报价（替代）'}
      </Button>
    </>
  );
}

/** Acts on the quote as a whole; only what its state allows is offered. */
export function DeskQuoteActs({ quote }: { quote: DeskQuote }) {
  const { quoteNo, version, draft } = quote;
  const may = (one: DeskAct) => quote.acts.includes(one);
  const act = useAct();
  const [asking, setAsking] = useState<Asking | null>(null);
  const { call } = quoteDeskApi;
  const seen = { quoteNo, version };
  const words = DIALOGS[asking ?? 'ask'];
  const answer = (text: string) =>
    act.run((context) => {
      if (asking === 'close') return call.close({ ...seen, reason: text }, context);
      if (asking === 'back') return call.check({ ...seen, passed: false, reason: text }, context);
      return call.ask({ ...seen, question: text }, context);
    }, words.done);
  const press = (label: string, work: Parameters<typeof act.run>[0], done: string, primary = false) => (
    <Button kind={primary ? 'primary' : undefined} busy={act.busy} onClick={() => void act.run(work, done)}>
      {label}
    </Button>
  );
  return (
    <>
      {act.problem && asking === null && (
        <span className={styles.problem} role="alert">
          {act.problem}
        </span>
      )}
      {may('take') && press('由我处理', (context) => call.take(seen, context), '已受理')}
      {may('ask') && <Button onClick={() => setAsking('ask')}>询问客户</Button>}
      {may('close') && <Button onClick={() => setAsking('close')}>无法报价，关闭</Button>}
      {may('replace') && <ReplaceButton quote={quote} />}
      {draft?.state === 'checking' && !may('check') && <span className={styles.quiet}>等待另一位有复核权限的同事</span>}
      {may('check') && (
        <>
          <Button onClick={() => setAsking('back')}>退回修改</Button>
          {press(
            '复核通过并发出',
            (context) => call.check({ ...seen, passed: true, reason: '' }, context),
            '已发出',
            true,
          )}
        </>
      )}
      {may('revise') && press('修改为新版本', (context) => call.revise(seen, context), '已建立新版本草稿', true)}
      <AskDialog
        open={asking !== null}
        words={words}
        danger={asking === 'close'}
        problem={act.problem}
        onAnswer={answer}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
