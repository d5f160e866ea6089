// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/* Voting power that mirrors stake, with the calls that pages make. Power counts once it is delegated, to oneself here. */
contract GovToken {
    mapping(address => uint256) public balanceOf;
    mapping(address => address) public delegates;

    function mirror(address account, uint256 amount) external {
        balanceOf[account] = amount;
    }

    function delegate(address delegatee) external {
        delegates[msg.sender] = delegatee;
    }

    function getVotes(address account) external view returns (uint256) {
        return delegates[account] == account ? balanceOf[account] : 0;
    }
}
