import type { Teller } from '#business/messages/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { lockApplicationOf, moveApplication } from './application-repo.ts';
import type { ChangeRow } from './change-repo.ts';
import { tellDecided } from './terms-news.ts';

/** An application follows the change that was made of it: it is granted, or comes back to who decides. */
export async function followChange(
  db: Db,
  messages: Teller,
  { firmId, applicationId }: Pick<ChangeRow, 'firmId' | 'applicationId'>,
  { agreed }: { agreed: boolean },
): Promise<void> {
  if (applicationId === null) return;
  const application = await lockApplicationOf(db, { firmId, id: applicationId });
  if (agreed) {
    await tellDecided(db, messages, await moveApplication(db, application, { status: 'granted' }));
    return;
  }
  const open = { status: 'submitted', grantedFen: null, grantedUntil: null, decidedBy: null, answer: '' };
  await moveApplication(db, application, open);
}
