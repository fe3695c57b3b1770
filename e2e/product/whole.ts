/**
 * Whether everything runs: every test on both sizes of a screen, every payload and every odd state. What
 * runs otherwise is one of each kind, and on the phone what its layout or a finger makes different.
 */
export const whole = process.env.E2E_WHOLE === '1'
