/** The metadata key by which a Lambda resource names the folder of `functions/` that it runs. */
export const FUNCTION_NAME_METADATA = 'harbour-haul:function';

/** The header that proves to a function that a request came through CloudFront (decision 0040). */
export const ORIGIN_TOKEN_HEADER = 'x-origin-token';

/** The header in which CloudFront passes the host that the viewer requested, which is the site's own. */
export const VIEWER_HOST_HEADER = 'x-viewer-host';

/** The header in which CloudFront passes the viewer's address, whatever the viewer sent. */
export const VIEWER_ADDRESS_HEADER = 'x-viewer-address';

/** The context key by which the local cloud requests bundles that run on this machine instead of in Lambda. */
export const HOST_BINARIES_CONTEXT = 'harbour-haul:host-binaries';
