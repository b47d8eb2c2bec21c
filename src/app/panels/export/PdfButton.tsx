import { FileText } from 'lucide-react';
import { useState } from 'react';
import { hybridOfProfile } from '../../../formats/pdf-pages/hybrid-list.ts';
import { exportPdfText } from '../../api/operations.ts';
import { refusalOf, troubleOf } from '../../api/trouble.ts';
import { downloadBlob } from '../../commands/clipboard.ts';
import { exportTexts } from '../../texts/en/export.ts';
import { saidText } from '../../texts/said.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';

export interface PdfButtonProps {
  readonly profile: string;
  readonly source: string;
  readonly held: boolean;
  /** Whether a PDF is what the profile is for. */
  readonly primary: boolean;
}

/** Saves the invoice as a PDF that contains the XML. Shows nothing if the profile has no PDF format. */
export function PdfButton({ profile, source, held, primary }: PdfButtonProps) {
  const [drawing, draw] = useState(false);
  const [message, setMessage] = useState<{ readonly tone: 'error' | 'warning'; readonly words: string }>();
  const hybrid = hybridOfProfile(profile);
  if (!hybrid) return null;
  const save = async () => {
    draw(true);
    setMessage(undefined);
    try {
      const wish = { format: hybrid.key, profile, allowLoss: true };
      const { name, file, missing } = await exportPdfText(source, wish, new AbortController().signal);
      downloadBlob(name, file);
      if (missing.length > 0) setMessage({ tone: 'warning', words: exportTexts.withoutFont(some(missing)) });
    } catch (error) {
      const refusal = refusalOf(error);
      setMessage({ tone: 'error', words: refusal ? saidText(refusal.message, refusal) : troubleOf(error).title });
    } finally {
      draw(false);
    }
  };
  return (
    <>
      <Button
        variant={primary ? 'primary' : 'default'}
        icon={<FileText aria-hidden />}
        isDisabled={held || drawing}
        onPress={() => void save()}
      >
        {exportTexts.saveAsPdf}
      </Button>
      {message ? <Badge tone={message.tone}>{message.words}</Badge> : null}
    </>
  );
}

/** Most characters named in the message. */
const MOST_SIGNS = 12;

const some = (signs: readonly string[]): string =>
  signs.slice(0, MOST_SIGNS).join(' ') + (signs.length > MOST_SIGNS ? ' …' : '');
