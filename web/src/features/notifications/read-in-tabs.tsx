import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AppNotification } from './notification-list.ts';
import { isMarkedRead, loadReadMarks, markReadInTabs, newlyRead } from './read-marks.ts';
import { READ_MARKS_KEY } from './stored-notifications.ts';

interface ReadInTabsProps {
  userId: string;
  list: readonly AppNotification[];
  onRead: (id: string) => void;
}

/** What a notification can lead to: it is read as it is opened, also by a tab that was not told of it. */
const OPENED = /^\/admin\/(leads|chat)\/./;

/** Keeps the bells of a user's tabs in this browser together: what is read in one, or opened there, is read in all. */
export function ReadInTabs({ userId, list, onRead }: ReadInTabsProps) {
  const { pathname } = useLocation();
  const before = useRef(list);
  const follow = useEffectEvent(() => {
    const marks = loadReadMarks(userId);
    for (const one of list) if (!one.read && isMarkedRead(one, marks)) onRead(one.id);
  });
  useEffect(() => {
    markReadInTabs(userId, newlyRead(before.current, list, loadReadMarks(userId)), new Date());
    before.current = list;
    // Who waits is told of in each tab, also what was read in another one before.
    follow();
  }, [userId, list]);
  useEffect(() => {
    if (OPENED.test(pathname)) markReadInTabs(userId, [pathname], new Date());
  }, [userId, pathname]);
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === READ_MARKS_KEY) follow();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  return null;
}
