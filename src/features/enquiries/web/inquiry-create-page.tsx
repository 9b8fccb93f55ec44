import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ENQUIRY_NUMBER, readNumber } from '#business/document-numbers/contract/document-number.ts';
import { draftHref, enquiryHref } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { readTextInUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { keepSearch } from '#platform/web/links/keep-search.ts';
import type { EnquiryDetail } from '../contract/enquiry-schemas.ts';
import { enquiryQuery } from './enquiry-api.ts';
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx';
import { startOfDraft, startOfWish } from './use-enquiry-form.ts';
import { useFormSeat } from './use-form-seat.ts';

const ITEM_NO = /^[0-9A-Za-z][0-9A-Za-z\-_.+/]{0,39}$/;

/** A draft is always opened as it stands now, and never from what a page remembers. */
const openedQuery = (enquiryNo: string) => ({ ...enquiryQuery(enquiryNo), staleTime: 0, retry: false });

export const Route = createFileRoute('/_user/user/transaction/inquiryCreate.html')({
  validateSearch: keepSearch,
  // The address without `loaderDeps`: a form that becomes a draft changes it and must not be loaded for that.
  loader: async ({ context, location }) => {
    const enquiryNo = readNumber(new Map(Object.entries(location.search)).get('enquiryNo'), ENQUIRY_NUMBER);
    if (enquiryNo) await context.queryClient.prefetchQuery(openedQuery(enquiryNo));
  },
  component: InquiryCreatePage,
});

/** What the page was opened for: words that found nothing, or an item. */
function readGiven(search: Record<string, unknown>): { keyword?: string; itemNo?: string } {
  const itemNo = readTextInUrl(search.itemNo, 40);
  return { keyword: readTextInUrl(search.keyword, 200), itemNo: itemNo && ITEM_NO.test(itemNo) ? itemNo : undefined };
}

/** A new enquiry, from words that found nothing, from an item or from a pasted list; or a draft that is gone on with. */
function InquiryCreatePage() {
  const search = Route.useSearch();
  const router = useRouter();
  const queryClient = useQueryClient();
  const seat = useFormSeat(readNumber(search.enquiryNo, ENQUIRY_NUMBER));
  const onBorn = (enquiryNo: string) => {
    seat.become(enquiryNo);
    void router.navigate({ href: draftHref(enquiryNo), replace: true, resetScroll: false });
  };
  const onReload = (enquiryNo: string) => {
    queryClient.removeQueries({ queryKey: openedQuery(enquiryNo).queryKey });
    seat.open(enquiryNo);
  };
  const form = { onBorn, onReload };
  return (
    <Stack>
      <h1 className="visually-hidden">新建询价</h1>
      {seat.start ? (
        <OpenedDraft key={seat.form} enquiryNo={seat.start} {...form} />
      ) : (
        <EnquiryForm key={seat.form} start={startOfWish(readGiven(search))} {...form} />
      )}
    </Stack>
  );
}

type OpenedDraftProps = Omit<EnquiryFormProps, 'start'> & { enquiryNo: string };

/** The form as the draft was left. What comes of it later does not change what is being typed. */
function OpenedDraft({ enquiryNo, ...form }: OpenedDraftProps) {
  const [opened, setOpened] = useState<EnquiryDetail | null>(null);
  const { data, error, refetch } = useQuery({
    ...openedQuery(enquiryNo),
    refetchOnMount: false,
    enabled: opened === null,
  });
  const draft = opened ?? data;
  if (draft && !opened) setOpened(draft);
  if (!draft && error) {
    return (
      <ErrorState title="草稿打不开" onRetry={() => void refetch()}>
        {wordsOfRefusal(error, '请稍后重试')}
      </ErrorState>
    );
  }
  if (!draft) return <SkeletonRows count={6} height={40} columns={3} />;
  if (draft.draft) return <EnquiryForm start={startOfDraft(draft)} {...form} />;
  return (
    <EmptyState title="这张询价单已经提交" action={<ButtonLink href={enquiryHref(enquiryNo)}>查看询价单</ButtonLink>}>
      提交后不能再修改，可以在详情里补充说明。
    </EmptyState>
  );
}
