export const B2C_CATEGORY = 'fr-ctc-flow10-b2c-category';
