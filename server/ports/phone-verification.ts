/** A service that sends codes to phones on the page's request, and tells the server whose code was right. */
export interface PhoneVerification {
  /**
   * The number (E.164) that the code proves. Refuses with 403 `otp` a wrong code, 403 `session_info` one whose time is over,
   * 405 `otp_block_time` too many tries; 503 when the service cannot be reached or is not set up rightly.
   */
  provedPhone(proof: { sessionInfo: string; code: string }): Promise<string>;
}
