import { auditApi } from './audit-api.ts';
import type { AuditSearch } from './audit-search.ts';

export const auditListQuery = (search: AuditSearch) => auditApi.query.list.queryOptions({ input: search });
export const chainQuery = auditApi.query.chain.queryOptions({ input: {} });
