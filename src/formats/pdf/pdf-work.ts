import type { PdfLimits } from './pdf-limits.ts';
import { refusePdf } from './pdf-fault.ts';
import { pdfMessages } from './messages.ts';

/** The cost of reading one file so far; ends the reading at the limits. */
export class PdfWork {
  private bytes = 0;
  private inflated = 0;
  readonly limits: PdfLimits;
  /** Limit of decompressed bytes. */
  private readonly maxInflated: number;

  constructor(limits: PdfLimits, fileLength: number) {
    this.limits = limits;
    const { maxInflated, maxGrowth, leastInflated } = limits;
    this.maxInflated = Math.min(maxInflated, Math.max(leastInflated, maxGrowth * fileLength));
  }

  look(bytes: number, offset: number): void {
    this.bytes += bytes;
    if (this.bytes > this.limits.maxWork) {
      refusePdf('LIMIT', pdfMessages.tooMuchReading, offset);
    }
  }

  /** Decompressed bytes that the file may still have. */
  get room(): number {
    return Math.max(0, this.maxInflated - this.inflated);
  }

  inflate(bytes: number, offset: number): void {
    this.inflated += bytes;
    if (this.inflated > this.maxInflated) {
      refusePdf('LIMIT', pdfMessages.streamsTooLarge({ maxInflated: this.maxInflated }), offset);
    }
  }
}
