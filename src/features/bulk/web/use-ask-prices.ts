import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Wish } from '#features/enquiries/web/public.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { useAct } from '#platform/web/use-act.ts';

/** Makes rows a draft of an enquiry and goes on there; the code for it comes when it is wanted. */
export function useAskPrices() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { busy, run } = useAct({ passing: true, otherwise: '没有转成询价，请检查网络后重试', renews: [] });
  const ask = async (wishes: readonly Wish[]) => {
    if (busy || wishes.length === 0) return;
    await run(async () => {
      const { draftEnquiries } = await import('#features/enquiries/web/public.ts');
      const { drafts, href } = await draftEnquiries(queryClient, wishes);
      if (drafts > 1) notify.success(`共 ${wishes.length} 行，已分成 ${drafts} 张询价草稿`);
      await router.navigate({ href });
    });
  };
  return { busy, ask };
}
