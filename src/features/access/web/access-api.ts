import { featureApi } from '#platform/web/api-client.ts';
import {
  currentParticipant,
  info,
  jumpLogin,
  loginPre,
  logout,
  specialConfig,
  switchInfo,
  switchLogin,
} from '../contract/access-calls.gen.json';
import type { accessContract } from '../contract/access-contract.ts';

/** What every page asks and does; logins and the list of sessions have their own. */
const accessCalls = { currentParticipant, info, jumpLogin, loginPre, logout, specialConfig, switchInfo, switchLogin };

export const accessApi = featureApi<Pick<typeof accessContract, keyof typeof accessCalls>>('access', accessCalls);
