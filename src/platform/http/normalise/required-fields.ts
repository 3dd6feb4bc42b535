/** A response that names none of these fields is another call's, or no response at all. Read by page and worker alike. */
export const landingFields = ["header_title", "base_urls", "available_zone_status"] as const;
export const bannerFields = ["campaigns", "banners"] as const;
