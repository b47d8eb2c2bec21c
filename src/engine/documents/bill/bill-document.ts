import type { CalDate } from '../../core/cal/date.ts';
import type { CalTime } from '../../core/cal/time.ts';
import type { Embedded } from '../../core/schema/embedded.ts';
import type { ExchangeRate } from '../currency/exchange-rate.ts';
import type { DocumentRef } from '../org/document-ref.ts';
import type { Party } from '../org/party.ts';
import type { Charge } from './charge.ts';
import type { Discount } from './discount.ts';
import type { Line } from './line.ts';
import type { PaymentDetails } from './payment-details.ts';
import type { BillTax } from './tax.ts';
import type { Totals } from './totals.ts';

/** The common members of invoices, orders and deliveries for the calculation. */
export interface BillDocument {
  readonly $regime?: string | undefined;
  readonly $addons?: readonly string[] | undefined;
  readonly $tags?: readonly string[] | undefined;
  readonly type?: string | undefined;
  readonly issue_date: CalDate;
  readonly issue_time?: CalTime | undefined;
  readonly value_date?: CalDate | undefined;
  readonly currency?: string | undefined;
  readonly exchange_rates?: readonly ExchangeRate[] | undefined;
  readonly preceding?: readonly DocumentRef[] | undefined;
  readonly tax?: BillTax | undefined;
  readonly supplier?: Party | undefined;
  readonly customer?: Party | undefined;
  readonly lines?: readonly Line[] | undefined;
  readonly discounts?: readonly Discount[] | undefined;
  readonly charges?: readonly Charge[] | undefined;
  readonly payment?: PaymentDetails | undefined;
  readonly totals?: Totals | undefined;
  readonly complements?: readonly Embedded[] | undefined;
}
