import { useQueryClient } from '@tanstack/react-query';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import type { PersonalProfile } from '../../contract/personal-contract.ts';
import { personalApi, personalProfileQuery, useProfileAct } from './personal-queries.ts';
import { refusalWords } from './refusal-words.ts';

/** Takes effect at once; a change that could not be saved goes back and says so. */
export function PromotionSetting({ profile }: { profile: PersonalProfile }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useProfileAct(personalApi.call.updateProfile);
  const show = (subscribePromotion: boolean) =>
    queryClient.setQueryData(personalProfileQuery.queryKey, (now) => now && { ...now, subscribePromotion });
  const change = (wanted: boolean) => {
    if (isPending) return;
    show(wanted);
    mutate(
      { subscribePromotion: wanted },
      {
        onSuccess: () => notify.success(wanted ? '已订阅促销通知' : '已取消订阅'),
        onError: (error) => {
          show(!wanted);
          notify.error(refusalWords(error));
        },
      },
    );
  };
  return (
    <Checkbox
      label="接收促销活动和新品通知（邮件、短信），可随时取消"
      checked={profile.subscribePromotion}
      onChange={(event) => change(event.target.checked)}
    />
  );
}
