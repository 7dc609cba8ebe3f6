import { useNotifier } from '#features/notifications/notifications-provider.tsx';
import { TestToolsTab } from '#features/test-tools/test-tools-tab.tsx';

/** The Test Tools tab; what it makes up goes to the bell as well. */
export function TestToolsPanel() {
  return <TestToolsTab onNotify={useNotifier().notify} />;
}
