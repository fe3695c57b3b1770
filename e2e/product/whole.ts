/**
 * Whether everything runs: every test on both sizes of a screen, every width, and with motion. Otherwise a test runs on
 * the phone where its layout or a finger makes a difference.
 */
export const whole = process.env.E2E_WHOLE === '1'
