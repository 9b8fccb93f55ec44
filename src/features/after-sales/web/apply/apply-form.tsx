import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderHref } from '#business/paths/rules/public.ts';
import { addressesQuery } from '#features/profile/web/public.ts';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Applied, CaseEntries } from '../../contract/apply-schemas.ts';
import { AccountSection, accountFault, accountOf, NO_ACCOUNT } from './account-section.tsx';
import { ApplyFoot } from './apply-foot.tsx';
import { ApplyLine } from './apply-line.tsx';
import { ApplyTitle } from './apply-title.tsx';
import { BatchBar } from './batch-bar.tsx';
import { backFault, ExchangeSection, ReturnSection } from './return-section.tsx';
import { type ApplyStart, type ApplyForm as Form, type HowBack, useApplyForm } from './use-apply-form.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { useShowWrong } from './use-show-wrong.ts';
import { useSubmitCase } from './use-submit-case.ts';
import { appliedLines, comesBack, exchanges, givesMoney } from './wire-wishes.ts';
import { faultOf } from './wishes.ts';

type Props = { entries: CaseEntries; start: ApplyStart; onApplied: (cases: Applied['cases']) => void };

/** What is wrong with goods of one order, line by line, and how it is to be made good; kept as a draft while it is filled in. */
export function ApplyForm({ entries, start, onApplied }: Props) {
  const { orderNo } = entries;
  const form = useApplyForm(entries, start);
  const { wishes, back } = form;
  const [account, setAccount] = useState(NO_ACCOUNT);
  const [addressId, setAddressId] = useState('');
  const [checked, setChecked] = useState(false);
  const queryClient = useQueryClient();
  const preview = usePreview(orderNo, wishes);
  const sending = useSubmitCase(JSON.stringify(wishes), onApplied);
  const content = { orderNo, lines: appliedLines(wishes), ...back };
  const keeping = useKeptDraft(content as Parameters<typeof useKeptDraft>[0], sending.busy);
  const showWrong = useShowWrong();
  const wants = {
    back: comesBack(wishes),
    exchange: exchanges(wishes),
    account: entries.accountWanted && givesMoney(wishes),
  };
  const ready =
    wishes.every((wish) => faultOf(wish) === null) &&
    (!wants.back || Object.values(backFault(back)).every((fault) => fault === null)) &&
    (!wants.account || Object.values(accountFault(account)).every((fault) => fault === null));
  const pickedUp = () => {
    const found = queryClient.getQueryData(addressesQuery.queryKey)?.find(({ id }) => id === addressId);
    if (!found || !wants.back || back.returnWay !== 'pickup') return {};
    const { province, city, district, detail } = found;
    // The carrier calls whoever is named in the form.
    const whom = { receiver: back.contactName.trim(), phone: back.contactPhone.trim() };
    return { pickupAddress: { ...whom, province, city, district, detail } };
  };
  const submit = async () => {
    setChecked(true);
    if (!ready) return showWrong();
    await keeping.halt();
    const input = { ...content, ...pickedUp(), ...(wants.account && { account: accountOf(account) }) };
    if (await sending.submit(input)) return;
    keeping.goOn();
    showWrong();
  };
  const putBack = (part: Partial<HowBack>) => form.setBack((now) => ({ ...now, ...part }));
  return (
    <>
      <ApplyTitle />
      <LinesSection entries={entries} form={form} preview={preview} checked={checked} refusalAt={sending.refusalAt} />
      {wants.back && (
        <ReturnSection
          entries={entries}
          back={back}
          checked={checked}
          addressId={addressId}
          onBack={putBack}
          onAddress={setAddressId}
        />
      )}
      {wants.exchange && <ExchangeSection back={back} onBack={putBack} />}
      {wants.account && (
        <AccountSection
          account={account}
          checked={checked}
          onChange={(part) => setAccount((now) => ({ ...now, ...part }))}
        />
      )}
      <ApplyFoot
        preview={preview}
        keeping={keeping.state}
        problem={sending.problem}
        busy={sending.busy || wishes.some(({ uploading }) => uploading)}
        empty={wishes.length === 0}
        onSubmit={() => void submit()}
      />
    </>
  );
}

interface LinesProps {
  entries: CaseEntries;
  form: Form;
  preview: Preview;
  checked: boolean;
  refusalAt: (index: number) => string | null;
}

function LinesSection({ entries, form, preview, checked, refusalAt }: LinesProps) {
  const [keyword, setKeyword] = useState('');
  const words = keyword.trim().toLowerCase();
  const shown = entries.lines.filter(
    ({ lineNo, productName, skuCode }) =>
      words === '' ||
      `${productName} ${skuCode}`.toLowerCase().includes(words) ||
      form.wishes.some((wish) => wish.lineNo === lineNo),
  );
  const order = <PageLink href={orderHref(entries.orderNo)}>订单 {entries.orderNo}</PageLink>;
  return (
    <Section title="哪些商品有问题" note="可以一次选择多行，不同处理方式自动分成几张售后单" action={order} flush>
      <BatchBar form={form} lines={entries.lines} shown={shown} keyword={keyword} onKeyword={setKeyword} />
      <ul aria-label="订单商品">
        {shown.map((line) => {
          const own = form.wishes.filter(({ lineNo }) => lineNo === line.lineNo);
          return (
            <ApplyLine
              key={line.lineNo}
              line={line}
              wishes={own}
              judged={own.map(preview.judgedOf)}
              refused={own.map((wish) => refusalAt(form.wishes.indexOf(wish)))}
              checked={checked}
              choose={form.choose}
              change={form.change}
              divide={form.divide}
              remove={form.remove}
            />
          );
        })}
      </ul>
    </Section>
  );
}
