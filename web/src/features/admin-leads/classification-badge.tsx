import {
  CLASSIFICATION_LABELS,
  type ClassificationTier,
  classificationTier,
} from '@harbour-haul/domain/leads/fields/classification';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import { Badge, type BadgeTone } from '#components/badge.tsx';

const LOOKS: Record<ClassificationTier, { tone: BadgeTone; icon: typeof HelpOutlineOutlined }> = {
  high: { tone: 'green', icon: TrendingUp },
  medium: { tone: 'amber', icon: TrendingFlat },
  low: { tone: 'red', icon: TrendingDown },
  user: { tone: 'blue', icon: PersonOutlined },
  image: { tone: 'purple', icon: ImageOutlined },
  unknown: { tone: 'gray', icon: HelpOutlineOutlined },
};

type Classified = Pick<Lead, 'junkClassificationSource' | 'junkConfidence'>;

/** Who decided the junk type, and how sure the assistant was where it did. */
export function ClassificationBadge({ lead }: { lead: Classified }) {
  const { junkClassificationSource: source, junkConfidence: confidence } = lead;
  const tier = classificationTier(source, confidence);
  const title =
    source === 'ai' && confidence !== null ? `AI confidence ${Math.round(confidence * 100)}%` : undefined;
  return <Badge {...LOOKS[tier]} label={CLASSIFICATION_LABELS[tier]} title={title} />;
}
