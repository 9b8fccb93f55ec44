import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '#features/access/web/public.ts';
import { featureApi } from '#platform/web/api-client.ts';
import personalCalls from '../../contract/personal-calls.gen.json';
import type { PersonalProfile, personalContract } from '../../contract/personal-contract.ts';

export const personalApi = featureApi<typeof personalContract>('personal', personalCalls);

/** The caller's own account. */
export const personalProfileQuery = personalApi.query.readProfile.queryOptions({ input: {} });

/** Shows a changed account everywhere: on its page, and in the frame, which greets by the session. */
function showProfile(queryClient: QueryClient, profile: PersonalProfile): void {
  queryClient.setQueryData(personalProfileQuery.queryKey, profile);
  const { realName, nickName, avatarUrl, phoneNumber, email, subscribePromotion } = profile;
  queryClient.setQueryData(
    sessionQuery.queryKey,
    (session) => session && { ...session, realName, nickName, avatarUrl, phoneNumber, email, subscribePromotion },
  );
}

/** An act that answers with the changed account. */
export function useProfileAct<Input>(act: (input: Input) => Promise<PersonalProfile>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: (profile) => showProfile(queryClient, profile) });
}
