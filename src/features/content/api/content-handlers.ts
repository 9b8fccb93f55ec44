import { implementFeature } from '#platform/api/implement-feature.ts';
import { contentContract } from '../contract/content-contract.ts';
import { readHeaderConfig } from './read-header-config.ts';

const content = implementFeature(contentContract);

export const contentHandlers = {
  headerConfig: content.headerConfig.handler(({ input, context }) =>
    readHeaderConfig(context.db, input.configTypeList, input.appCodeList),
  ),
};
