import { serviceAddress } from '../state/host-page.ts';

/** The origin of the service, or of this page where there is none. */
export const serviceOrigin = new URL(serviceAddress).origin;
