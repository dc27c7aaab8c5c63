/** The application version that people see (specification 1, section 9). */
export const APP_VERSION = '2.0.0';
