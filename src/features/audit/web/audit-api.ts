import { featureApi } from '#platform/web/api-client.ts';
import auditCalls from '../contract/audit-calls.gen.json';
import type { auditContract } from '../contract/audit-contract.ts';

export const auditApi = featureApi<typeof auditContract>('audit', auditCalls);
