/** The file beside the pages in which the stack says where events of analytics go. */
export const ANALYTICS_FILE = 'analytics.json';

/** Where events go; an empty id is none. Without any, nothing is loaded and nothing sent. */
export interface AnalyticsIds {
  /** A container of Google Tag Manager, `GTM-…`. */
  tagManagerId: string;
  /** A property of Google Analytics, `G-…`, for sites without a container that names it. */
  measurementId: string;
  /** An ad pixel of Meta. */
  pixelId: string;
  /** A container for the admin app alone: what is in it sees what admins see. */
  adminTagManagerId: string;
}

export const NO_ANALYTICS: AnalyticsIds = {
  tagManagerId: '',
  measurementId: '',
  pixelId: '',
  adminTagManagerId: '',
};
