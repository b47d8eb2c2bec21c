/** Code of a Danish excise duty, on the charge that is the duty. */
export const DUTY_CODE = 'dk-oioubl-duty-code';
