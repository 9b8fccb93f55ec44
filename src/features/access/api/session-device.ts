import type { RequestScope } from '#platform/api/request-scope.ts';
import type { Device } from './session-repo.ts';

/** What a session keeps of the request that opens it. */
export function deviceOf(scope: Pick<RequestScope, 'headers' | 'ip'>): Device {
  return { userAgent: scope.headers.get('user-agent'), ip: scope.ip };
}
