import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '#components/toasts/toaster.tsx';
import { leadPath } from '#lib/admin-paths.ts';
import { alertAdmin } from '#lib/alerts/alert-admin.ts';
import { alertPreferences } from '#lib/alerts/alert-preferences.ts';
import { useTitleCount } from '#lib/alerts/title-count.ts';
import type { LeadNews } from '#lib/live-leads.ts';
import type { NotificationDraft, WaitingDraft } from '#lib/notification-draft.ts';
import { type LeadAlert, leadAlert } from './lead-alert.ts';
import { useLeadAlerts } from './use-lead-alerts.ts';

/** What a toast counts where several come. */
const NEW_LEADS = { one: 'new lead', many: 'new leads' };
const CUSTOMER_NEWS = { one: 'change by a customer', many: 'changes by customers' };

const OPEN_LEAD = { label: 'Open lead', altText: 'Open the lead from the list of notifications' };

interface LeadAlertsProps {
  onNotify: (notification: NotificationDraft) => void;
  /** Called once with the leads that waited already, for the list of notifications; the longest wait first. */
  onWaiting: (waiting: readonly WaitingDraft[]) => void;
  /** Whether a notification leads to this address that nobody has read. */
  isUnread: (action: string) => boolean;
  /** Called with the address of a lead that was notified of and needs no reply any more. */
  onSettled: (action: string) => void;
  /** Whether the list of leads is on the screen, where new ones are seen. */
  isListShown: boolean;
  /** Gets what is to be called when leads have changed. */
  children: (receive: (news: LeadNews) => void) => ReactNode;
}

/**
 * Alerts an admin of new leads and of what customers change, whatever they look at: with a toast and an entry among the notifications, a number in the
 * document's title until they have seen the list, and a sound and a desktop notification where they want them.
 */
export function LeadAlerts(props: LeadAlertsProps) {
  const { onNotify, onWaiting, isUnread, onSettled, isListShown, children } = props;
  const toast = useToast();
  const navigate = useNavigate();
  const { unseen, count } = useUnseen(isListShown);
  const tell = (lead: Lead, alert: LeadAlert, news: typeof NEW_LEADS) => {
    const { title, message, action } = alert;
    const open = () => void navigate(action);
    toast({ title, description: message, news, action: { ...OPEN_LEAD, onPress: open } });
    onNotify(alert);
    unseen();
    const { leadSound: sound, leadDesktop: desktop } = alertPreferences.get();
    alertAdmin({ title, message, tag: `lead:${lead.id}` }, { sound, desktop }, open);
  };
  const receive = useLeadAlerts({
    onWaiting: (leads) => {
      import('./waiting-alerts.ts')
        .then(({ waitingAlerts }) => onWaiting(waitingAlerts(leads)))
        // Then the tab counts them alone.
        .catch(() => {});
    },
    onNew: (lead) => tell(lead, leadAlert(lead), NEW_LEADS),
    // What is told of a customer is rare, and is loaded when there is something to tell.
    onNews: (lead, events) => {
      import('./news-alert.ts')
        .then(({ newsAlert }) => tell(lead, newsAlert(lead, events), CUSTOMER_NEWS))
        // What cannot be loaded now stands under Needs reply all the same.
        .catch(() => {});
    },
    isUnseen: (id) => isUnread(leadPath(id)),
    onSettled: (id) => onSettled(leadPath(id)),
  });
  useTitleCount('leads', count);
  return children(receive);
}

/** How many new leads came since the list was last looked at. */
function useUnseen(isListShown: boolean): { count: number; unseen: () => void } {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const look = () => {
      if (isListShown && document.hasFocus()) setCount(0);
    };
    look();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isListShown]);
  const unseen = useCallback(() => {
    if (!isListShown || !document.hasFocus()) setCount((before) => before + 1);
  }, [isListShown]);
  return { count, unseen };
}
